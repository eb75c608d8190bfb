/** How near parts may stand to one another and to the edge. */
export interface Spacing {
  /** Room kept between the claims of two parts. */
  readonly halo: number;
  /**
   * A board too full for more: parts without a drawn courtyard claim their pads alone, and pins that come through from
   * the other side keep clear of pads instead of whole courtyards.
   */
  readonly crowded: boolean;
  /** Courtyards may reach over the edge of the board; pads never. */
  readonly overhang: boolean;
}
