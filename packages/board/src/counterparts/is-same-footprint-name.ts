/** Whether two names mean one footprint. A board of a program without libraries says the name alone. */
export function isSameFootprintName(wanted: string, library: string): boolean {
  return wanted === library || (!(wanted.includes(":") && library.includes(":")) && bare(wanted) === bare(library));
}

function bare(name: string): string {
  return name.slice(name.lastIndexOf(":") + 1);
}
