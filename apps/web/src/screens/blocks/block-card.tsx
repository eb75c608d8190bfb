import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { blockPath } from "../../blocks/block-path.ts";
import type { BlockCardFragment } from "../../graphql/generated/documents.ts";
import { imageUrl } from "../../images/image-url.ts";
import card from "../../shell/card.module.css";
import { BlockDrawing } from "./block-drawing.tsx";
import { BlockMenu } from "./block-menu.tsx";
import { BlockState } from "./block-state.tsx";
import classes from "./blocks.module.css";
import { sizeText, usePriceText } from "./use-block-facts.ts";

/** Half of a card. */
const PICTURE_PIXELS = 192;

/** A block of a list: both drawings, the schematic's replaced by its picture if it has one, and what one chooses it by. */
export function BlockCard({ block }: { block: BlockCardFragment }) {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const facts = [
    sizeText(block) ?? t("library.noLayout"),
    t("library.ports", { count: block.ioPorts.length }),
    ...(block.partCount == null ? [] : [t("library.parts", { count: block.partCount })]),
  ];
  return (
    <li className={card.card}>
      <div className={classes.drawings}>
        <BlockDrawing
          url={imageUrl(block.thumbnailUrl ?? "", PICTURE_PIXELS) ?? block.schematic?.svgUrl}
          half="schematic"
        />
        <BlockDrawing url={block.footprint?.svgUrl} half="footprint" />
      </div>
      <div className={`${card.caption} ${classes.caption}`}>
        <Link to={blockPath(block.id)} className={card.name ?? ""}>
          {block.name}
        </Link>
        <BlockMenu block={block} />
        <span className={classes.quiet}>
          {block.category?.name ?? t("library.noCategory")} · {t(`library.access.${accessOf(block)}`)}
        </span>
        <span className={classes.quiet}>{facts.join(" · ")}</span>
        <span>{priceText(block)}</span>
        <div className={classes.badges}>
          {!block.isBuiltIn && block.allowed.includes("EDIT") && <BlockState status={block.status} />}
          {block.isNew && (
            <Badge variant="light" size="sm">
              {t("library.new")}
            </Badge>
          )}
          {block.usedInProjects > 0 && (
            <span className={classes.quiet}>{t("library.usedIn", { count: block.usedInProjects })}</span>
          )}
        </div>
      </div>
    </li>
  );
}

/** Who can use a block, and that it comes with the program. */
export function accessOf({ isBuiltIn, accessType }: Pick<BlockCardFragment, "isBuiltIn" | "accessType">) {
  return isBuiltIn ? "BUILT_IN" : accessType;
}
