import { isBusinessNumber } from "../business-number.ts";
import type { VariableReader } from "./variable-reader.ts";

/** Who sells, as papers say it; undefined: not given. */
export interface Seller {
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly representative: string | undefined;
  readonly businessNumber: string | undefined;
  readonly mailOrderNumber: string | undefined;
  readonly phone: string | undefined;
}

export function readSeller(reader: VariableReader): Seller {
  const businessNumber = reader.optional("SELLER_BUSINESS_NUMBER");
  if (businessNumber !== undefined && !isBusinessNumber(businessNumber))
    reader.problems.push(`SELLER_BUSINESS_NUMBER=${businessNumber}: ten digits with a right check digit are needed`);
  return {
    name: reader.optional("SELLER_NAME"),
    address: reader.optional("SELLER_ADDRESS"),
    representative: reader.optional("SELLER_REPRESENTATIVE"),
    businessNumber,
    mailOrderNumber: reader.optional("SELLER_MAIL_ORDER_NUMBER"),
    phone: reader.optional("SELLER_PHONE"),
  };
}
