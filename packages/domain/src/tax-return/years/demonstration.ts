import type { YearFigures } from './figures.ts'

/** What the specification fixes for the demonstration, alike in every year; not the figures of a real one. Spec 2 § 9. */
export const demonstration = {
  deductionsStep: {
    brackets: [
      { upTo: 34_712, rate: 3697 },
      { upTo: 68_507, rate: 4025 },
      { upTo: null, rate: 5200 },
    ],
  },
  summaryPercent: 37,
  // € 1,250; also spec 2 § 2.7.
  partnerBenefit: 125_000,
} as const satisfies Partial<YearFigures>
