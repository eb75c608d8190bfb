/** Where each carrier shows a parcel; `#` stands for its number. Without a page, the number alone is shown. */
const PAGES = {
  "CJ Logistics": "https://trace.cjlogistics.com/next/tracking.html?wblNo=#",
  "Korea Post": "https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=#",
  Hanjin: "https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=#",
  DHL: "https://www.dhl.com/global-en/home/tracking/tracking-express.html?tracking-id=#",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=#",
  UPS: "https://www.ups.com/track?tracknum=#",
  Other: undefined,
} as const satisfies Readonly<Record<string, string | undefined>>;

export type Carrier = keyof typeof PAGES;
export const CARRIERS = Object.keys(PAGES) as readonly Carrier[];

/** The page of the carrier; nothing is asked of it, and no state of a parcel is claimed. */
export function trackingLink(shipment: {
  readonly carrier: string;
  readonly trackingNumber: string;
}): string | undefined {
  const page = PAGES[shipment.carrier as Carrier];
  return page?.replace("#", encodeURIComponent(shipment.trackingNumber));
}
