import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// The scripts that services run, in throwaway repositories with a service's variables.
struct PipelineScriptTests {
  let repository: ThrowawayRepository
  var world: TestWorld { repository.world }

  init() throws {
    repository = try ThrowawayRepository()
    try repository.start()
    try repository.git("git update-ref refs/remotes/origin/main main")
  }

  private func check(_ environment: String) throws -> Binary.Result {
    try Binary.shell(
      "export GIT_CONFIG_GLOBAL=/dev/null \(environment); \(ThrowawayRepository.script("scripts/ci/check"))",
      in: world.folder)
  }

  @Test func aPullRequestIsCompared() throws {
    try repository.write(ink: "#aaaaaa", muted: "#8a8a8e")
    try repository.git(
      "git commit -qam pale; git checkout -q main; git commit -q --allow-empty -m other; "
        + "git checkout -q --detach; git merge -q --no-ff -m merge topic")
    let service = "GITHUB_ACTIONS=true GITHUB_BASE_REF=main GITHUB_OUTPUT=$PWD/output GITHUB_STEP_SUMMARY=$PWD/page"
    let result = try check(service)
    #expect(result.status == 1)
    #expect(result.output.contains("::error file=themes/day.json,line=1"))
    #expect(try world.read("output") == "status=1\nreport=legible-report/diff.md\n")
    #expect(try world.read("page").contains("## ✕ 1 new failure"))
    let files = try world.files()
    for name in [
      "diff.json", "diff.md", "report.html", "report.sarif", "junit.xml", "gl-code-quality.json", "summary.png",
    ] {
      #expect(files.contains("legible-report/\(name)"), "\(name)")
    }
  }

  @Test func theMainBranchIsAuditedAgainstItsBaseline() throws {
    #expect(try check("GITHUB_ACTIONS=true").status == 1)
    #expect(world.run("baseline") == .success)
    let result = try check("GITHUB_ACTIONS=true")
    #expect(result.status == 0)
    #expect(!result.output.contains("::error"))
    #expect(try world.read("legible-report/report.md").contains("1 known"))
  }

  @Test func aBaseThatIsMissingIsRedAndSaysWhatHelps() throws {
    #expect(try check("CI_MERGE_REQUEST_DIFF_BASE_SHA=main").status == 0)
    let result = try check("GITHUB_BASE_REF=nowhere GITHUB_OUTPUT=$PWD/output")
    #expect(result.status == 2)
    #expect(try world.read("output").hasPrefix("status=2\n"))
    #expect(try world.read("legible-report/diff.md").contains("The audit could not be done"))
    #expect(try world.read("legible-report/junit.xml").contains("<error "))
  }

  @Test func theHookFailsOnWhatACommitAdds() throws {
    let hooks = try String(contentsOfFile: ThrowawayRepository.script(".pre-commit-hooks.yaml"), encoding: .utf8)
    let entry = try #require(hooks.split(separator: "\n").first { $0.contains("entry: ") })
    let words = entry.split(separator: " ").dropFirst().map(String.init)
    #expect(words.first == "legible")
    let arguments = Array(words.dropFirst())
    // What failed before does not concern this commit.
    #expect(world.run(arguments, input: []) == .success)
    try repository.write(ink: "#aaaaaa", muted: "#8a8a8e")
    try repository.git("git add -A")
    #expect(world.run(arguments, input: []) == .findings)
    #expect(world.output.contains("ink") && !world.output.contains("muted"))
  }

  /// Answers the script's requests and keeps what it received, all in one process: a service in the background of a shell would
  /// keep open what a test waits for.
  private static let service = #"""
    import http.server, os, socketserver, subprocess, sys, threading

    class Service(http.server.BaseHTTPRequestHandler):
        def log_message(self, *arguments):
            pass

        def answer(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
            print(self.command, self.path, body, flush=True)
            found = b"{}"
            if self.command == "GET":
                found = open("pulls.json" if "/pulls?" in self.path else "comments.json", "rb").read()
            self.send_response(200)
            self.end_headers()
            self.wfile.write(found)

        do_GET = do_POST = do_PATCH = answer

    server = socketserver.TCPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = dict(os.environ, GITHUB_API_URL="http://127.0.0.1:%d" % server.server_address[1])
    environment.update(GITHUB_TOKEN="t", GITHUB_REPOSITORY="o/r", no_proxy="*")
    done = subprocess.run([sys.argv[1], "report.md"], env=environment, stdout=subprocess.DEVNULL)
    sys.exit(done.returncode)
    """#

  private func post(_ report: String, comments: String, pulls: String = "[]", variables: String) throws -> [String] {
    try world.write("report.md", report)
    try world.write("comments.json", comments)
    try world.write("pulls.json", pulls)
    try world.write("service.py", Self.service)
    let script = ThrowawayRepository.script("scripts/ci/post-comment")
    let result = try Binary.shell("\(variables) python3 service.py \(script)", in: world.folder)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("GET") }
  }

  private static let marked = ##"[{"id": 7, "body": "<!-- legible: shop -->\n## x"}, {"id": 8, "body": "hello"}]"##

  @Test func theOneCommentIsEdited() throws {
    let said = try post(
      "<!-- legible: shop -->\n## ✕ 1 new failure\n", comments: Self.marked, variables: "LEGIBLE_PULL=3")
    #expect(said.count == 1 && said[0].hasPrefix("PATCH /repos/o/r/issues/comments/7 "))
  }

  @Test func aRunThatFailedEarlyEditsTheOnlyComment() throws {
    let said = try post(
      "<!-- legible -->\n## ✕ The audit could not be done\n", comments: Self.marked, variables: "LEGIBLE_PULL=3")
    #expect(said.count == 1 && said[0].hasPrefix("PATCH /repos/o/r/issues/comments/7 "))
  }

  @Test func aPullRequestOfAForkIsFoundByItsCommit() throws {
    let pulls = #"[{"number": 4, "head": {"sha": "aaa"}}, {"number": 5, "head": {"sha": "bbb"}}]"#
    let said = try post(
      "<!-- legible: shop -->\n## ✕ 1 new failure\n", comments: "[]", pulls: pulls,
      variables: "LEGIBLE_HEAD=fork:topic LEGIBLE_COMMIT=bbb")
    #expect(said.count == 1 && said[0].hasPrefix("POST /repos/o/r/issues/5/comments "))
  }

  @Test func noChangeWritesNoComment() throws {
    let said = try post(
      "<!-- legible: shop -->\n## ✓ No verdict changed\n", comments: "[]", variables: "LEGIBLE_PULL=3")
    #expect(said == [])
  }
}
