/** Of the pictures beside this file, which `npm run bench -- landing` made together with it. */
export const EXAMPLE_FACTS = {
  placements: [
    {
      profile: "compact",
      wireLengthMm: 1204,
      crossings: 151,
      decouplingMm: 1.7,
      trialVias: 13,
    },
    {
      profile: "routable",
      wireLengthMm: 1335,
      crossings: 112,
      decouplingMm: 4,
      trialVias: 13,
    },
    {
      profile: "orderly",
      wireLengthMm: 1276,
      crossings: 188,
      decouplingMm: 2.3,
      trialVias: 28,
    },
  ],
  routed: {
    connected: 137,
    total: 137,
    vias: 23,
    lengthMm: 1363,
  },
  usb: {
    connected: 72,
    total: 72,
    vias: 8,
    lengthMm: 291,
  },
  fabChecks: {
    passed: 24,
    made: 24,
  },
};
