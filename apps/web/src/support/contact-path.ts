/** Where an inquiry is read. */
export function contactDetailPath(id: string): string {
  return `/support/contact/detail/${encodeURIComponent(id)}`;
}
