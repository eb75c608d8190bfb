import type { BlockDocument } from "@tracewright/blocks";
import type { BlockCategory, BlockDefinition, Words } from "./definition/block-definition.ts";
import { documentOf } from "./document-of.ts";
import type { FrozenLayout } from "./layout/frozen-layout.ts";

/** What is known of a version of a block without opening it; written when it is frozen. */
export interface BlockFacts {
  /** Of the document. */
  readonly hash: string;
  readonly bytes: number;
  readonly partCount: number;
  readonly pinCount: number;
  readonly netCount: number;
  readonly portCount: number;
  readonly copperLayers: number;
  readonly widthNm: number;
  readonly heightNm: number;
  readonly minTrackNm: number;
  readonly minClearanceNm: number;
  readonly minDrillNm: number;
}

export interface BuiltInBlock {
  /** Never changes. */
  readonly key: string;
  readonly names: Words;
  readonly summary: Words;
  readonly category: BlockCategory;
  readonly facts: BlockFacts;
  /** Made when it is first asked for. */
  readonly document: BlockDocument;
}

/** A definition with its layout and facts. */
export interface FrozenBlock {
  readonly definition: BlockDefinition;
  readonly layout: FrozenLayout;
  readonly facts: BlockFacts;
}

export function builtInBlock({ definition, layout, facts }: FrozenBlock): BuiltInBlock {
  const { key, names, summary, category } = definition;
  let made: BlockDocument | undefined;
  return {
    key,
    names,
    summary,
    category,
    facts,
    get document() {
      made ??= documentOf(definition, layout);
      return made;
    },
  };
}
