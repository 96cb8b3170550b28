/** Percent of the wage that the untaxed allowance of the 30 % ruling may be at most, through 2026. Wage Tax Act 31a(2)(e). */
export const mostUntaxedPercent = 30
