import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A part in the shape of Mouser's answers: all values as text, as it sends them. */
export type MouserPart = Readonly<Record<string, unknown>>;

export interface FakeMouser {
  readonly url: URL;
  /** Bodies of the calls, in their order. */
  readonly calls: MouserCallBody[];
  /** What it has. */
  stock: readonly MouserPart[];
  /** Answers the next calls instead; the first of them the next. */
  readonly instead: {
    status: number;
    body: string;
    headers?: Record<string, string>;
    /** Says no more: not even that it has heard, or the first half of the answer. */
    silent?: "at-once" | "half-way";
  }[];
  stop(): Promise<void>;
}

interface MouserCallBody {
  readonly SearchByPartRequest?: { readonly mouserPartNumber: string; readonly partSearchOptions: string };
  readonly SearchByKeywordRequest?: { readonly keyword: string; readonly records: number };
}

export const MOUSER_KEY = "00000000-1111-2222-3333-444444444444";

/** Speaks as Mouser's Search API does, errors in answers of status 200 included; on a free port of this machine. */
export async function startMouser(stock: readonly MouserPart[] = []): Promise<FakeMouser> {
  const calls: MouserCallBody[] = [];
  const instead: FakeMouser["instead"] = [];
  const fake = { calls, stock, instead };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString()) as MouserCallBody;
    calls.push(body);
    const other = instead.shift();
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://fake");
    const answer = other?.body ?? JSON.stringify(answerTo(pathname, searchParams.get("apiKey"), body, fake.stock));
    if (other?.silent === "at-once") return;
    response.writeHead(other?.status ?? 200, { "content-type": "application/json", ...other?.headers });
    if (other?.silent === "half-way") response.write(answer.slice(0, answer.length / 2));
    else response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(fake, {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function answerTo(path: string, key: string | null, body: MouserCallBody, stock: readonly MouserPart[]) {
  const refuse = (Code: string, Message: string) => ({
    Errors: [{ Id: 0, Code, Message, ResourceKey: Code, ResourceFormatString: null, PropertyName: "" }],
    SearchResults: null,
  });
  if (key !== MOUSER_KEY) return refuse("InvalidCharacters", `Invalid unique identifier: ${key}`);
  const found = (Parts: readonly MouserPart[]) => ({
    Errors: [],
    SearchResults: { NumberOfResult: Parts.length, Parts },
  });
  const numberOf = (part: MouserPart) => String(part.ManufacturerPartNumber);
  if (path === "/api/v1/search/partnumber" && body.SearchByPartRequest) {
    const { mouserPartNumber, partSearchOptions } = body.SearchByPartRequest;
    const numbers = mouserPartNumber.split("|");
    if (numbers.length > 10) return refuse("MaxLength", "Part numbers: at most 10.");
    return found(
      stock.filter((part) =>
        numbers.some((number) =>
          partSearchOptions === "Exact" ? numberOf(part) === number : numberOf(part).startsWith(number),
        ),
      ),
    );
  }
  if (path === "/api/v1/search/keyword" && body.SearchByKeywordRequest) {
    const { keyword, records } = body.SearchByKeywordRequest;
    if (records > 50) return refuse("Range", "Records: at most 50.");
    const words = keyword.toLowerCase().split(" ");
    const textOf = (part: MouserPart) => `${part.Description} ${numberOf(part)}`.toLowerCase();
    return found(stock.filter((part) => words.every((word) => textOf(part).includes(word))).slice(0, records));
  }
  return refuse("NotFound", `Nothing is at ${path}.`);
}

/** A part as Mouser tells it, with whatever is to be otherwise. */
export function mouserPart(number: string, more: MouserPart = {}): MouserPart {
  return {
    Availability: "12,345 In Stock",
    AvailabilityInStock: "12345",
    DataSheetUrl: `https://example.com/${number}.pdf`,
    Description: `Part ${number}`,
    FactoryStock: "0",
    ImagePath: `https://example.com/${number}.jpg`,
    Category: "Operational Amplifiers - Op Amps",
    LeadTime: "42 Days",
    LifecycleStatus: null,
    Manufacturer: "Texas Instruments",
    ManufacturerPartNumber: number,
    Min: "1",
    Mult: "1",
    MouserPartNumber: `595-${number}`,
    ProductDetailUrl: `https://example.com/ProductDetail/595-${number}`,
    Reeling: false,
    ROHSStatus: "RoHS Compliant",
    SuggestedReplacement: "",
    PriceBreaks: [
      { Quantity: 1, Price: "$0.21", Currency: "USD" },
      { Quantity: 100, Price: "$0.0923", Currency: "USD" },
    ],
    ...more,
  };
}
