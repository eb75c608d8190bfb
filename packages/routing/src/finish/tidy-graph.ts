/**
 * Takes out of a net's copper what joins nothing: loops, ends that lead nowhere or past their pad's middle, vias that
 * change no layer.
 */
import { VIA_WORTH } from "../engine/legal-subset.ts";
import { type Chain, chainsOf } from "./chain.ts";
import { isVia, lengthOf, type NetGraph, otherEnd } from "./net-graph.ts";
import { joinsAll, type NetJoints } from "./net-joints.ts";

/** Whether anything was taken out. What the net joins stays joined. */
export function tidyGraph(graph: NetGraph, joints: NetJoints): boolean {
  let changed = dropLooseEnds(graph);
  changed = cutPadStubs(graph, joints) || changed;
  changed = lowerVias(graph, joints) || changed;
  if (!joints.hasLoops(graph)) return changed;
  const whole = joints.piecesOf(graph);
  for (const chain of chainsOf(graph).sort((a, b) => chainWorth(b) - chainWorth(a))) {
    // A chain may have gone with another one's loose end.
    if (chain.edges.some((edge) => !graph.edges.has(edge))) continue;
    for (const edge of chain.edges) graph.removeEdge(edge);
    if (joinsAll(whole, joints.piecesOf(graph))) {
      dropLooseEnds(graph);
      changed = true;
    } else for (const { a, b, layer, halfWidth } of chain.edges) graph.addEdge(a, b, layer, halfWidth);
  }
  // What is left of loops hangs between a pad and a pour.
  for (const node of [...graph.nodes]) {
    if (node.edges.length > 0 || !graph.nodes.has(node)) continue;
    graph.nodes.delete(node);
    if (joinsAll(whole, joints.piecesOf(graph))) changed = true;
    else graph.nodes.add(node);
  }
  return lowerVias(graph, joints) || changed;
}

/** What the net would be rid of without the chain. */
function chainWorth({ nodes, edges }: Chain): number {
  const ends = [nodes[0]!, nodes[nodes.length - 1]!];
  const vias = ends.filter((node) => isVia(node) && node.joints.length === 0 && node.edges.length === 2);
  return edges.reduce((sum, edge) => sum + lengthOf(edge), vias.length * VIA_WORTH);
}

function dropLooseEnds(graph: NetGraph): boolean {
  let changed = false;
  const loose = [...graph.nodes];
  for (let node = loose.pop(); node; node = loose.pop()) {
    if (node.joints.length > 0 || node.edges.length > 1 || !graph.nodes.has(node)) continue;
    const edge = node.edges[0];
    graph.removeNode(node);
    if (edge) loose.push(edge.a === node ? edge.b : edge.a);
    changed = true;
  }
  return changed;
}

/** A track that goes on within its pad, away from the middle, ends in the open as KiCad sees it: it ends a piece sooner. */
function cutPadStubs(graph: NetGraph, joints: NetJoints): boolean {
  let changed = false;
  const ends = [...graph.nodes];
  for (let node = ends.pop(); node; node = ends.pop()) {
    const [edge, more] = node.edges;
    if (!edge || more || node.joints.length === 0 || isVia(node)) continue;
    const before = otherEnd(edge, node);
    const there = isVia(before) ? [] : joints.at(before, node.layer);
    if (!node.joints.every((joint) => there.includes(joint))) continue;
    if (joints.distanceToCentre(before, node.layer) >= joints.distanceToCentre(node, node.layer)) continue;
    before.joints = [...new Set([...before.joints, ...node.joints])];
    graph.removeNode(node);
    ends.push(before);
    changed = true;
  }
  return changed;
}

/** A via with tracks on one layer only, which reaches there what it has to join, is a bend of theirs. */
function lowerVias(graph: NetGraph, joints: NetJoints): boolean {
  let changed = false;
  for (const node of [...graph.nodes]) {
    if (!isVia(node)) continue;
    const layer = node.edges[0]?.layer;
    if (layer === undefined || node.edges.some((edge) => edge.layer !== layer)) continue;
    const there = node.joints.length > 0 ? joints.at(node, layer) : [];
    if (!node.joints.every((joint) => there.includes(joint))) continue;
    Object.assign(node, { layer, size: undefined });
    changed = true;
  }
  return changed;
}
