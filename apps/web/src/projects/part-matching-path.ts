/** The address's word for the project whose parts are shown over the page. */
export const PARTS_PARAMETER = "parts";

/** The same page with the parts of a project over it. */
export function withParts(search: string, projectId: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARTS_PARAMETER, projectId);
  return `?${parameters}`;
}

/** The same page without them. */
export function withoutParts(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PARTS_PARAMETER);
  return parameters.size > 0 ? `?${parameters}` : "";
}
