/** What the landing page claims, each as a file of the repository states it: proofs.test.ts holds them to it. */
export const PROOFS = {
  errors: { value: 0, of: 76, file: "bench/results/routing-summary.txt" },
  routed: { value: 22, of: 22, seconds: 120, file: "bench/results/routing-summary.txt" },
  placed: { value: 67, of: 67, file: "bench/results/placement-summary.txt" },
  films: { value: 0, of: 20, percent: 0.3, file: "bench/results/films.txt" },
} as const;
