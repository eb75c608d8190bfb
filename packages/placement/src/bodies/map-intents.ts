import type { Intent, PinName } from "@tracewright/board";
import { padNameInBody } from "./describe-body.ts";

/**
 * What is wanted of the parts of bodies, said of the bodies. What is about one body alone is done by it; channels and sides are
 * not said of bodies.
 */
export function mapIntents(intents: readonly Intent[], bodyOf: ReadonlyMap<string, string>): Intent[] {
  const mapped = intents.flatMap((intent) => mapIntent(intent, bodyOf));
  const atEdge = new Set<string>();
  const isFirst = (intent: Intent) => {
    if (intent.kind !== "edge") return true;
    const isNew = !atEdge.has(intent.part);
    atEdge.add(intent.part);
    return isNew;
  };
  return [...mapped.filter(isFirst), ...heightsOf(intents, bodyOf)];
}

/** A body is as high as the highest of its parts; of unknown height where one of them is. */
function heightsOf(intents: readonly Intent[], bodyOf: ReadonlyMap<string, string>): Intent[] {
  const heights = new Map<string, Extract<Intent, { kind: "height" }>>();
  for (const intent of intents)
    if (intent.kind === "height")
      // What a person says of a part counts before what was read.
      for (const reference of intent.parts)
        if (intent.origin === "person" || !heights.has(reference)) heights.set(reference, intent);
  return [...Map.groupBy(bodyOf, ([, body]) => body)].flatMap(([body, parts]): Intent[] => {
    const known = parts.flatMap(([reference]) => heights.get(reference) ?? []);
    const [highest] = [...known].sort((a, b) => b.height - a.height);
    if (!highest || known.length < parts.length) return [];
    return [{ ...highest, id: `height ${body}`, parts: [body] }];
  });
}

function mapIntent(intent: Intent, bodyOf: ReadonlyMap<string, string>): Intent[] {
  const partOf = (reference: string) => bodyOf.get(reference) ?? reference;
  const pinOf = ({ reference, pad }: PinName): PinName => {
    const body = bodyOf.get(reference);
    return body === undefined ? { reference, pad } : { reference: body, pad: padNameInBody(reference, pad) };
  };
  switch (intent.kind) {
    case "group": {
      const parts = [...new Set(intent.parts.map(partOf))];
      return parts.length > 1 || parts.length === intent.parts.length ? [{ ...intent, parts }] : [];
    }
    case "channel":
      return intent.instances.flat().some((reference) => bodyOf.has(reference)) ? [] : [intent];
    case "edge":
      // One for all its parts at the edge: it opens to where they do.
      return [{ ...intent, part: partOf(intent.part) }];
    case "fixed":
    case "side":
      return bodyOf.has(intent.part) ? [] : [intent];
    case "height": {
      const parts = intent.parts.filter((reference) => !bodyOf.has(reference));
      return parts.length > 0 ? [{ ...intent, parts }] : [];
    }
    case "height-limit":
      return [intent];
    case "switching-loop": {
      const pins = intent.pins.map(pinOf);
      const links = linksOf(intent.links, pinOf);
      return new Set(pins.map(({ reference }) => reference)).size > 1 ? [{ ...intent, pins, links }] : [];
    }
    default: {
      const links = linksOf(intent.links, pinOf);
      return links.length > 0 ? [{ ...intent, part: partOf(intent.part), links }] : [];
    }
  }
}

type Links = Extract<Intent, { kind: "switching-loop" }>["links"];

/** Links within one body are as short as the body has them. */
function linksOf(links: Links, pinOf: (pin: PinName) => PinName): Links {
  return links
    .map((link) => ({ ...link, from: pinOf(link.from), to: pinOf(link.to) }))
    .filter(({ from, to }) => from.reference !== to.reference);
}
