/** A value before and after; absent: there was none, or is none any more. */
interface Changed {
  readonly before?: string;
  readonly after?: string;
}

interface Copper {
  readonly tracks: number;
  readonly vias: number;
  readonly zones: number;
}

interface OnPart {
  readonly reference: string;
}

/** A line of an update as the server tells it. */
export type UpdateLine = {
  readonly id: string;
  readonly dependsOn: readonly string[];
  /** Only what somebody asks for by itself. */
  readonly isOnRequest: boolean;
} & (
  | (OnPart & {
      readonly kind: "part-added";
      readonly value: string;
      readonly library: string;
      readonly source: string;
      readonly differences: readonly string[];
    })
  | (OnPart & {
      readonly kind: "part-removed";
      readonly value: string;
      readonly library: string;
      readonly isLocked: boolean;
      readonly copper: Copper;
    })
  | (OnPart & { readonly kind: "part-renamed"; readonly after: string })
  | (OnPart & {
      readonly kind: "footprint";
      readonly before: string;
      readonly after: string;
      readonly differences: readonly string[];
      readonly copper: Copper;
    })
  | (OnPart & { readonly kind: "value"; readonly before: string; readonly after: string })
  | (OnPart & { readonly kind: "fields"; readonly fields: readonly (Changed & { readonly name: string })[] })
  | (OnPart & { readonly kind: "fitting"; readonly doNotPopulate?: boolean; readonly excludeFromBom?: boolean })
  | (OnPart & {
      readonly kind: "link";
      readonly symbolPath?: string;
      readonly sheetName?: string;
      readonly sheetFile?: string;
    })
  | (OnPart & {
      readonly kind: "pads";
      readonly pads: readonly (Changed & { readonly number: string })[];
      readonly copper: Copper;
    })
  | (OnPart & { readonly kind: "pin-names"; readonly pins: readonly (Changed & { readonly number: string })[] })
  | {
      readonly kind: "net-renamed";
      readonly before: string;
      readonly after: string;
      readonly pads: number;
      readonly copper: Copper;
    }
  | { readonly kind: "automatic-names"; readonly names: readonly { readonly before: string; readonly after: string }[] }
  | {
      readonly kind: "copper";
      readonly joined: readonly string[];
      readonly tracks: readonly string[];
      readonly vias: readonly string[];
    }
);

export type UpdateKind = UpdateLine["kind"];
