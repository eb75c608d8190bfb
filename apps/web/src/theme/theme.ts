import {
  type ActionIcon,
  type Anchor,
  type Badge,
  type Button,
  type Checkbox,
  type CSSVariablesResolver,
  createTheme,
  type Input,
  type MantineColorsTuple,
  type Menu,
  type Modal,
  type Radio,
  type Tooltip,
  type VariantColorsResolver,
} from "@mantine/core";

/** Theme colours that a `color` prop may take; anything else falls back to the accent. */
const TONES = ["ok", "warn", "danger", "info"] as const;

const toneOf = (color: string | undefined) => TONES.find((tone) => tone === color) ?? "accent";

/** Mantine computes colours from palettes; ours are tokens, so that both schemes and all contrasts lie in one file. */
const resolveVariantColors: VariantColorsResolver = ({ color, variant }) => {
  const tone = toneOf(color);
  const strong = `var(--tw-${tone})`;
  const text = tone === "accent" ? "var(--tw-accent-text)" : strong;
  const onStrong = tone === "danger" ? "var(--tw-on-danger)" : "var(--tw-on-accent)";
  const wash = `var(--tw-${tone}-wash)`;
  const isNeutral = color === undefined || color === "gray";
  switch (variant) {
    case "filled":
      return {
        background: strong,
        hover: tone === "accent" ? "var(--tw-accent-hover)" : strong,
        color: onStrong,
        border: "1px solid transparent",
      };
    case "light":
      return { background: wash, hover: wash, color: text, border: "1px solid transparent" };
    case "outline":
      return { background: "transparent", hover: wash, color: text, border: `1px solid ${strong}` };
    case "subtle":
      return {
        background: "transparent",
        hover: isNeutral ? "var(--tw-hover)" : wash,
        color: isNeutral ? "var(--tw-text)" : text,
        border: "1px solid transparent",
      };
    case "transparent":
      return { background: "transparent", hover: "transparent", color: text, border: "1px solid transparent" };
    default:
      return {
        background: "var(--tw-surface)",
        hover: "var(--tw-hover)",
        color: "var(--tw-text)",
        border: "1px solid var(--tw-control-border)",
      };
  }
};

const token = (name: string) => `var(--tw-${name})`;

/** Mantine's style sheets take greys from these two palettes, `gray` in light and `dark` in dark. */
const GRAY: MantineColorsTuple = [
  token("hover"),
  token("hover"),
  token("line"),
  token("line"),
  token("control-border"),
  token("muted"),
  token("muted"),
  token("text"),
  token("text"),
  token("text"),
];
const DARK: MantineColorsTuple = [
  token("text"),
  token("text"),
  token("muted"),
  token("muted"),
  token("control-border"),
  token("hover"),
  token("surface"),
  token("surface"),
  token("page"),
  token("page"),
];

const token10 = (name: string): MantineColorsTuple => {
  const one = token(name);
  return [one, one, one, one, one, one, one, one, one, one];
};

/**
 * The settings of a component, held against its type. Its own `extend` would do, but would bring the code of every
 * component here into the first load of every page.
 */
const of = <Component extends { extend: (settings: never) => unknown }>(
  settings: Parameters<Component["extend"]>[0],
): Parameters<Component["extend"]>[0] => settings;

export const theme = createTheme({
  colors: { gray: GRAY, dark: DARK, copper: token10("accent") },
  primaryColor: "copper",
  fontFamily: "var(--tw-font)",
  fontFamilyMonospace: "var(--tw-font-mono)",
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  spacing: { xs: "4px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  radius: { sm: "4px", md: "6px", lg: "10px" },
  defaultRadius: "md",
  cursorType: "pointer",
  respectReducedMotion: true,
  focusRing: "never", // base.css draws the one ring
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "28px", lineHeight: "1.25" },
      h2: { fontSize: "20px", lineHeight: "1.3" },
      h3: { fontSize: "16px", lineHeight: "1.4" },
    },
  },
  variantColorResolver: resolveVariantColors,
  components: {
    Anchor: of<typeof Anchor>({
      defaultProps: { inherit: true, underline: "always" },
      styles: { root: { textUnderlineOffset: 3 } },
    }),
    // Words as they are written, and all of them: in a narrow table the others give way.
    Badge: of<typeof Badge>({
      defaultProps: { tt: "none", fw: 500 },
      styles: { root: { flexShrink: 0, overflow: "visible" }, label: { overflow: "visible" } },
    }),
    Input: of<typeof Input>({ styles: { input: { backgroundColor: "var(--tw-surface)" } } }),
    InputWrapper: of<typeof Input.Wrapper>({
      styles: {
        label: { marginBottom: 4, fontWeight: 500 },
        description: { marginBottom: 6, fontSize: 12 },
        error: { marginTop: 4, fontSize: 12, lineHeight: 1.4 },
      },
    }),
    Checkbox: of<typeof Checkbox>({ defaultProps: { iconColor: "var(--tw-on-accent)" } }),
    Radio: of<typeof Radio>({ defaultProps: { iconColor: "var(--tw-on-accent)" } }),
    RadioIndicator: of<typeof Radio.Indicator>({ defaultProps: { iconColor: "var(--tw-on-accent)" } }),
    Button: of<typeof Button>({ defaultProps: { size: "sm" }, styles: { root: { fontWeight: 500 } } }),
    ActionIcon: of<typeof ActionIcon>({ defaultProps: { variant: "subtle", color: "gray" } }),
    Tooltip: of<typeof Tooltip>({
      defaultProps: { openDelay: 400, withArrow: false, fz: 12 },
      // Mantine takes black or white for the words by its own palettes, which are not ours.
      styles: { tooltip: { backgroundColor: "var(--tw-text)", color: "var(--tw-surface)" } },
    }),
    Menu: of<typeof Menu>({
      // Mantine's placeholder for the first focus is no entry of a menu, which may have nothing else; the first entry gets it.
      defaultProps: { shadow: "md", position: "bottom-end", offset: 4, withInitialFocusPlaceholder: false },
      styles: {
        dropdown: { borderColor: "var(--tw-line-strong)", backgroundColor: "var(--tw-raised)" },
        divider: { borderTopColor: "var(--tw-line)" },
      },
    }),
    Modal: of<typeof Modal>({
      defaultProps: {
        centered: true,
        radius: "lg",
        overlayProps: { backgroundOpacity: 0.55 },
        // A dialog's head is no second banner of the page.
        attributes: { header: { role: "presentation" } },
      },
      styles: { title: { fontWeight: 600, fontSize: 16, lineHeight: 1.4 } },
    }),
  },
});

/** Binds every variable Mantine's own style sheets read to a token. */
export const bindMantineVariables: CSSVariablesResolver = () => {
  const bound = {
    "--mantine-color-body": "var(--tw-surface)",
    "--mantine-color-text": "var(--tw-text)",
    "--mantine-color-bright": "var(--tw-text)",
    "--mantine-color-dimmed": "var(--tw-muted)",
    "--mantine-color-placeholder": "var(--tw-muted)",
    "--mantine-color-anchor": "var(--tw-accent-text)",
    "--mantine-color-error": "var(--tw-danger)",
    "--mantine-color-success": "var(--tw-ok)",
    "--mantine-color-default": "var(--tw-surface)",
    "--mantine-color-default-hover": "var(--tw-hover)",
    "--mantine-color-default-color": "var(--tw-text)",
    "--mantine-color-default-border": "var(--tw-line)",
    "--mantine-color-disabled": "var(--tw-hover)",
    "--mantine-color-disabled-color": "var(--tw-muted)",
    "--mantine-color-disabled-border": "var(--tw-line)",
    "--mantine-primary-color-filled": "var(--tw-accent)",
    "--mantine-primary-color-filled-hover": "var(--tw-accent-hover)",
    "--mantine-primary-color-light": "var(--tw-accent-wash)",
    "--mantine-primary-color-light-hover": "var(--tw-accent-wash)",
    "--mantine-primary-color-light-color": "var(--tw-accent-text)",
    "--mantine-primary-color-contrast": "var(--tw-on-accent)",
    "--mantine-shadow-md": "var(--tw-shadow)",
  };
  return { variables: {}, light: bound, dark: bound };
};
