export const later = {
  later: {
    label: "Not available yet",
    part: {
      feature: {
        title: "Projects from blocks",
        body: "Projects from circuit blocks are not available yet. Start a project from a schematic or a layout file.",
      },
      order: {
        title: "Orders",
        body: "Orders are not available yet. Export the fabrication files in the workspace and order from a fab.",
      },
      estimate: {
        title: "Estimate",
        body: "Estimates are not available yet. Export the fabrication files in the workspace and ask a fab for a quote.",
      },
    },
  },
} as const;
