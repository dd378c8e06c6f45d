// What `make lint` asks of the page's script beside deno's own rules.

const MOST_LINES = 60;
const MOST_METHODS = 20;
const MOST_BRANCHES = 15;

const BRANCHES = new Set([
  "IfStatement",
  "ConditionalExpression",
  "ForStatement",
  "ForOfStatement",
  "ForInStatement",
  "WhileStatement",
  "DoWhileStatement",
  "CatchClause",
]);
const SHORT_CIRCUITS = new Set(["&&", "||"]);

const isFunction = (node) => /Function(Declaration|Expression)$/.test(node.type);

/** Calls back for a node and all below it, but not for what lies in functions of their own. */
const eachOwnNode = (node, use) => {
  use(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent") continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === "string" && !isFunction(child)) eachOwnNode(child, use);
    }
  }
};

const complexity = (body) => {
  let paths = 1;
  eachOwnNode(body, (node) => {
    if (BRANCHES.has(node.type)) paths += 1;
    if (node.type === "SwitchCase" && node.test !== null) paths += 1;
    if (node.type === "LogicalExpression" && SHORT_CIRCUITS.has(node.operator)) paths += 1;
  });
  return paths;
};

const shortFunctions = {
  create(context) {
    const check = (node) => {
      const lines = context.sourceCode.getText(node).split("\n").length;
      if (lines > MOST_LINES) {
        context.report({ node, message: `a function of ${lines} lines; ${MOST_LINES} are the most` });
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

const simpleFunctions = {
  create(context) {
    const check = (node) => {
      const paths = complexity(node.body);
      if (paths > MOST_BRANCHES) {
        context.report({ node, message: `a function of ${paths} branches; ${MOST_BRANCHES} are the most` });
      }
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

const smallClasses = {
  create(context) {
    return {
      ClassBody(node) {
        const methods = node.body.filter((member) => member.type === "MethodDefinition").length;
        if (methods > MOST_METHODS) {
          context.report({ node, message: `a class of ${methods} methods; ${MOST_METHODS} are the most` });
        }
      },
    };
  },
};

// The page has no indentation: a text over several lines would lose its own.
const textsOfOneLine = {
  create(context) {
    return {
      TemplateElement(node) {
        if (node.raw.includes("\n")) context.report({ node, message: "a text that goes over several lines" });
      },
    };
  },
};

export default {
  name: "page",
  rules: {
    "short-functions": shortFunctions,
    "simple-functions": simpleFunctions,
    "small-classes": smallClasses,
    "texts-of-one-line": textsOfOneLine,
  },
};
