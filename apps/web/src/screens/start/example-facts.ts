/** Of the pictures beside this file, which `npm run bench -- landing` made together with it. */
export const EXAMPLE_FACTS = {
  placements: [
    {
      profile: "compact",
      wireLengthMm: 1080,
      crossings: 152,
      decouplingMm: 1.7,
      trialVias: 21,
    },
    {
      profile: "routable",
      wireLengthMm: 1185,
      crossings: 106,
      decouplingMm: 3.4,
      trialVias: 14,
    },
    {
      profile: "orderly",
      wireLengthMm: 1145,
      crossings: 155,
      decouplingMm: 2.3,
      trialVias: 14,
    },
  ],
  routed: {
    connected: 137,
    total: 137,
    vias: 20,
    lengthMm: 1325,
  },
  usb: {
    connected: 72,
    total: 72,
    vias: 8,
    lengthMm: 291,
  },
  fabChecks: {
    passed: 21,
    made: 21,
  },
};
