export const later = {
  later: {
    label: "Not here yet",
    part: {
      feature: {
        title: "Projects from blocks",
        body: "Putting a project together from circuit blocks is not built yet. Until then, a project starts from a schematic or a layout file.",
      },
      block: {
        title: "Block",
        body: "The library of circuit blocks is not built yet. Until then, a project starts from a schematic or a layout file.",
      },
      customBlocks: {
        title: "Custom blocks",
        body: "Blocks of your own are not built yet. Until then, keep circuits that you use again in schematic files and start projects from them.",
      },
      team: {
        title: "Teams",
        body: "Team workspaces are not built yet. Until then, every project belongs to one account.",
      },
      address: {
        title: "Delivery addresses",
        body: "The address book is not built yet. Nothing can be ordered here so far, so no address is needed.",
      },
      order: {
        title: "Orders",
        body: "Orders are not built yet. Until then, export the files for the fab in the workspace and order there.",
      },
      plan: {
        title: "Membership plan",
        body: "Plans are not built yet. Until then, every account can use everything, and nothing is charged.",
      },
      credit: {
        title: "Credits",
        body: "Credits are not built yet. Until then, no run costs anything.",
      },
      contact: {
        title: "Inquiries",
        body: "Inquiries are not built yet. Until then, write to whoever runs this server.",
      },
      faq: {
        title: "Frequent questions",
        body: "This list is not written yet. Until then, ask whoever runs this server.",
      },
      estimate: {
        title: "Estimate",
        body: "Estimates are not built yet. Until then, export the files for the fab in the workspace and ask a fab for a quote.",
      },
    },
  },
} as const;
