"""What a screen reader gets: Chromium's accessibility tree, as a list of nodes in reading order."""

from dataclasses import dataclass, field

from browser import *

# Wrappers and pieces at which no screen reader stops.
SILENT = {"InlineTextBox", "generic", "none", "LineBreak", "ListMarker"}


@dataclass
class Node:
    role: str
    name: str
    description: str
    states: dict
    depth: int
    # The nodes that contain it, outermost first.
    path: list = field(repr=False)

    def __str__(self):
        return f"{self.role} {self.name!r}"


def tree():
    driver().execute_cdp_cmd("Accessibility.enable", {})
    nodes = driver().execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    known = {node["nodeId"]: node for node in nodes}
    found = []

    def walk(identifier, path):
        node = known.get(identifier)
        if node is None:
            return
        states = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
        is_live = states.get("live") in ("polite", "assertive") and states.get("root") is None
        if not node.get("ignored") and (node["role"]["value"] not in SILENT or is_live):
            found.append(Node(
                node["role"]["value"], node.get("name", {}).get("value", "") or "", node.get("description", {}).get("value", "") or "",
                states, len(path), path))
            path = path + [found[-1]]
        for child in node.get("childIds", []):
            walk(child, path)

    walk(nodes[0]["nodeId"], [])
    return found


def of(nodes, role, name=""):
    """Returns the nodes of a role whose name contains the words."""
    return [node for node in nodes if node.role == role and name in node.name]


def heard(nodes, inside=None):
    """Returns everything that is read aloud, within a node or in the whole page."""
    return " ".join(node.name for node in nodes if node.role == "StaticText" and (inside is None or inside in node.path))


def focused_node(nodes):
    """Returns the innermost node with the keyboard focus."""
    return [node for node in nodes if node.states.get("focused")][-1]
