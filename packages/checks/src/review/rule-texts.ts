import type { ReviewRuleId } from "./review-finding.ts";

export interface ReviewRuleText {
  readonly title: string;
  /** Why it matters. */
  readonly why: string;
  /** What corrects it. */
  readonly mend: string;
}

export const REVIEW_RULE_TEXTS = {
  "plane-cut": {
    title: "Plane cut by tracks",
    why: "Return currents detour around the slot that a track makes in a plane: loops grow, radiate and couple.",
    mend: "Route the net on a signal layer; where a crossing is unavoidable keep it short.",
  },
  "signal-over-gap": {
    title: "Signal across a plane gap",
    why: "The return current of a fast signal flows right beside it in the plane; at a gap it takes a long way round.",
    mend: "Route around the gap, or close it with copper of the same plane.",
  },
  "pad-far-from-plane": {
    title: "Pad far from its plane",
    why: "Each millimetre to the via adds about 1 nH, and resistance, between the part and its plane.",
    mend: "Place a via of the net beside the pad.",
  },
  "thermal-vias": {
    title: "Thermal vias missing",
    why: "The heat of the part leaves through the vias below its pad.",
    mend: "Place an array of vias in the pad, about 1 mm apart, with a drill of 0.2 to 0.3 mm.",
  },
  "decoupling-far": {
    title: "Decoupling capacitor far from its pin",
    why: "The inductance of a long way makes the capacitor useless for the edges that it is there for.",
    mend: "Move the capacitor to the pin, on the side of the pin that it serves.",
  },
  "decoupling-ground": {
    title: "Decoupling capacitor with a long way to ground",
    why: "The loop through the capacitor includes its way to the ground plane.",
    mend: "Place a ground via beside the capacitor's pad.",
  },
  "pair-uncoupled": {
    title: "Differential pair not coupled",
    why: "At a distance from each other, both lines lose their impedance and pick up different noise.",
    mend: "Route both lines side by side with the gap of the net class.",
  },
  "pair-unequal": {
    title: "Differential pair of unequal length",
    why: "A difference in length turns part of the signal into common mode, which radiates and shifts edges.",
    mend: "Lengthen the shorter line near the end that causes the difference.",
  },
  "no-return-via": {
    title: "No return via",
    why: "A fast signal that changes its plane needs a way for its return current beside it.",
    mend: "Place a ground via beside the signal's via.",
  },
  "crystal-crossed": {
    title: "Crystal crossed by another net",
    why: "Signals below a crystal disturb its oscillation, and pick up its frequency.",
    mend: "Route the net around the crystal.",
  },
  "copper-under-antenna": {
    title: "Copper under an antenna",
    why: "Copper near an antenna detunes it and shortens its range.",
    mend: "Keep the area of the antenna clear of copper on all layers.",
  },
  "narrow-neck": {
    title: "Narrow neck in a supply",
    why: "All current of the part of the board behind it flows through the narrowest stretch, which drops voltage and heats up.",
    mend: "Widen the stretch, or add a second way.",
  },
  "supply-drop": {
    title: "Supply drops voltage",
    why: "The resistance of the copper between source and load lowers the voltage there, more with every ampere.",
    mend: "Widen the tracks, pour the supply, or bring the load nearer to its source.",
  },
  "long-detour": {
    title: "Long detour",
    why: "A longer net has more delay, loss and coupling, and takes room from others.",
    mend: "Reroute the net; check whether a part or pin could be exchanged.",
  },
  "loose-end": {
    title: "Stub or loose end",
    why: "A track that ends on nothing reflects and radiates, and often is what is left of a connection.",
    mend: "Delete the piece, or complete its connection.",
  },
  "sharp-corner": {
    title: "Sharp corner",
    why: "Etchant collects in acute angles and thins the track.",
    mend: "Use corners of 135°.",
  },
  "via-in-pad": {
    title: "Via in pad, not filled",
    why: "Solder flows into an open hole: too little remains for the joint, or a small part tips up.",
    mend: "Move the via off the pad, or order the vias filled and capped.",
  },
  "track-at-edge": {
    title: "Track at the board's edge",
    why: "Routing and breaking out tolerances can cut the track; at the edge it radiates and takes up discharges.",
    mend: "Move the track inwards.",
  },
  "silkscreen-on-pads": {
    title: "Silkscreen on pads",
    why: "Fabs cut off the print there; what they leave keeps solder off the pad.",
    mend: "Move or shorten the print.",
  },
  "no-fiducials": {
    title: "No fiducials with fine pitch",
    why: "Placement machines align fine-pitch parts by marks in the copper.",
    mend: "Add two or three fiducials, 1 mm in a mask opening of 2 mm, far apart.",
  },
  "no-test-point": {
    title: "No test point on a supply",
    why: "A supply that cannot be touched cannot be measured at bring-up or in production.",
    mend: "Add a test point of at least 1 mm.",
  },
} as const satisfies Readonly<Record<ReviewRuleId, ReviewRuleText>>;
