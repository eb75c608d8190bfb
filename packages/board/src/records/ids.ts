declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/**
 * Identity of a drawn item (footprint, pad, track, via, zone, graphic …), unique within one board. Importers keep the
 * file's own UUID where it has one and derive a stable one where it has not, so that the same file gives the same ids.
 */
export type ItemId = Branded<"item">;

/** Identity of a net within one board. Distinct from its name, which people may change. */
export type NetId = Branded<"net">;

/** Identity of a component (one part of the schematic, all its units together). */
export type ComponentId = Branded<"component">;

/** Identity of one instance of a sheet: a sheet file used twice gives two. */
export type SheetId = Branded<"sheet">;

export const itemId = (text: string): ItemId => text as ItemId;
export const netId = (text: string): NetId => text as NetId;
export const componentId = (text: string): ComponentId => text as ComponentId;
export const sheetId = (text: string): SheetId => text as SheetId;
