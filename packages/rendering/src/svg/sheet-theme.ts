/** The colours a schematic is drawn in. */
export interface SheetTheme {
  readonly paper: string;
  readonly wire: string;
  readonly bus: string;
  readonly symbol: string;
  readonly symbolFill: string;
  readonly pin: string;
  readonly text: string;
  readonly label: string;
  readonly sheet: string;
  readonly note: string;
  /** The cross over a part that is not fitted. */
  readonly unfitted: string;
}

export const LIGHT_SHEET: SheetTheme = {
  paper: "#fbfaf5",
  wire: "#1c7a3e",
  bus: "#1f4fb0",
  symbol: "#8c2f2f",
  symbolFill: "#fff7d6",
  pin: "#8c2f2f",
  text: "#1b5e73",
  label: "#1d1d1d",
  sheet: "#7b3f98",
  note: "#1f4fb0",
  unfitted: "#d0232b",
};

/** For printing and copying. */
export const BLACK_SHEET: SheetTheme = {
  paper: "#ffffff",
  wire: "#000000",
  bus: "#000000",
  symbol: "#000000",
  symbolFill: "#ffffff",
  pin: "#000000",
  text: "#000000",
  label: "#000000",
  sheet: "#000000",
  note: "#000000",
  unfitted: "#000000",
};
