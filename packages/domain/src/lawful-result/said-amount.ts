import type { Cents } from '../money/index.ts'

/** From this on an amount is said in tens of euros: more digits than what is assumed allows would be a lie. */
export const tensFrom: Cents = 100_00

/** The amount as the headline says it: in tens of euros, small ones to the euro. Cents. */
export const saidAmount = (amount: Cents): Cents => (amount < tensFrom ? amount : Math.round(amount / 1000) * 1000)
