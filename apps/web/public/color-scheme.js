// Runs before the first paint, so that a dark page never flashes white. A file of its own, because the server's
// content security policy allows no inline script. Mantine keeps the choice under this key.
(() => {
  let choice = "auto";
  try {
    choice = localStorage.getItem("tracewright-color-scheme") ?? "auto";
  } catch {
    // Storage may be switched off; then the system decides.
  }
  const dark = choice === "dark" || (choice === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
