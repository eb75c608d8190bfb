export const shell = {
  common: {
    cancel: "Cancel",
    close: "Close",
    loading: "Loading",
    retry: "Try again",
  },
  appearance: {
    title: "Language and theme",
    theme: "Theme",
    language: "Language",
    light: "Light",
    dark: "Dark",
    auto: "As the system",
  },
  shell: {
    start: "Tracewright, start page",
    skip: "Skip to content",
    home: "Home",
    workspace: "Workspace",
    projects: "Projects",
    account: ", account menu",
    signOut: "Log out",
  },
  session: {
    expired: "Your login has expired. Please log in again.",
  },
  connection: {
    offline: "You are offline. What you see may be out of date; runs on the server go on.",
    lost: "Live updates are interrupted. Trying again every 2 seconds; runs on the server go on.",
    live: "Live",
    connecting: "Connecting",
    disconnected: "Not live",
  },
  latePart: {
    title: "Not loaded",
    failed:
      "This part of the application could not be fetched. Check the connection and try again; if that does not help, reload the page. Nothing is lost.",
  },
  unsaved: {
    title: "Leave without saving?",
    body: "What you changed on this page is not saved yet and will be lost.",
    stay: "Stay",
    leave: "Leave",
  },
  start: {
    short: "Circuit boards, placed and routed",
    title: "From schematic to fab files, with the hard parts done for you",
    lead: "Bring a KiCad project. Tracewright places the parts, routes the tracks, checks every result against your rules and writes the files your fab asks for.",
    toWorkspace: "Go to workspace",
    import: {
      title: "Import",
      body: "KiCad schematics and boards, with a receipt of what was read, kept and dropped.",
    },
    place: { title: "Place", body: "Three legal placements to choose from, each with its numbers." },
    route: { title: "Route", body: "Watch tracks appear; what cannot be connected is listed with the reason." },
    export: { title: "Export", body: "Gerber and drill files that are read back and proved, or a KiCad board." },
  },
} as const;
