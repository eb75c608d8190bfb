/** Metric sizes of chips by the inch sizes that people say. */
const METRIC: Readonly<Record<string, string>> = {
  "01005": "0402",
  "0201": "0603",
  "0402": "1005",
  "0603": "1608",
  "0805": "2012",
  "0806": "2016",
  "1008": "2520",
  "1206": "3216",
  "1210": "3225",
  "1806": "4516",
  "1812": "4532",
  "1825": "4564",
  "2010": "5025",
  "2220": "5650",
  "2225": "5664",
  "2512": "6332",
};

/** "R_0603_1608Metric" of "R" and "0603"; undefined for a size that is none. */
export function chipName(kind: string | undefined, size: string): string | undefined {
  const metric = METRIC[size];
  return kind && metric ? `${kind}_${size}_${metric}Metric` : undefined;
}
