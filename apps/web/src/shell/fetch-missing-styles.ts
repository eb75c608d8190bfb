/**
 * Fetches style sheets again that could not be fetched. The bundler's loader asks for the style sheet of a part only
 * once: a part that comes at the second attempt would come without it.
 */
export async function fetchMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(isMissing).map(fetchAgain));
}

/** A failed style sheet is missing or its rules are unreadable; all of them come from this server. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = document.createElement("link");
    next.addEventListener("load", () => resolve());
    next.addEventListener("error", () => reject(new Error(`${link.href} could not be fetched.`)));
    next.rel = "stylesheet";
    next.href = link.href;
    link.replaceWith(next);
  });
}
