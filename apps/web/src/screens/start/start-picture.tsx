import classes from "./start-screen.module.css";

/** Every size that `npm run bench -- landing` made, by file name. */
const FILES = import.meta.glob<string>("./pictures/*.webp", { eager: true, query: "?url", import: "default" });

export interface StartPictureProps {
  readonly name: string;
  readonly alt: string;
  /** In how wide a place it stands, as CSS lengths by viewport. */
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  /** The first picture of the page is fetched at once, all others when one comes near them. */
  readonly first?: boolean;
}

/** A picture of one of our examples, in as many sizes as there are files. */
export function StartPicture({ name, alt, sizes, width, height, first = false }: StartPictureProps) {
  const sources = sizesOf(name);
  return (
    <img
      className={classes.picture}
      src={sources.at(-1)?.url}
      srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
      decoding="async"
    />
  );
}

function sizesOf(name: string) {
  return Object.entries(FILES)
    .flatMap(([path, url]) => {
      const [, width] = new RegExp(`/${name}-(\\d+)\\.webp$`).exec(path) ?? [];
      return width === undefined ? [] : [{ url, width: Number(width) }];
    })
    .sort((a, b) => a.width - b.width);
}
