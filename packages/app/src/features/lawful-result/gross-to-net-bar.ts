import type { GrossToNet } from '@aangiftewijs/domain/lawful-result'
import type { Cents } from '@aangiftewijs/domain/money'

/** How much of the bar each part takes, in cents; together they are the gross income. */
export interface GrossToNetBar {
  readonly brackets: readonly Cents[]
  readonly others: readonly Cents[]
  readonly credits: Cents
  readonly left: Cents
  readonly untaxed: readonly Cents[]
}

/** Hands out what there is to one after the other, each no more than it asks for. */
function handedOut(available: Cents, asked: readonly Cents[]): Cents[] {
  let rest = available
  return asked.map((amount) => {
    const given = Math.min(amount, rest)
    rest -= given
    return given
  })
}

/** What credits take off comes off the lowest bracket first, and lies beside the taxes as a part of its own. */
export function grossToNetBar({ gross, brackets, others, credits, left, untaxed }: GrossToNet): GrossToNetBar {
  const taxes = [...brackets, ...others].map(({ tax }) => tax)
  const takenOff = handedOut(credits, taxes)
  const drawn = taxes.map((tax, place) => tax - (takenOff[place] ?? 0))
  const notTax = Math.min(gross, left)
  const parts = handedOut(notTax, [...untaxed.map(({ amount }) => amount), credits])
  return {
    brackets: drawn.slice(0, brackets.length),
    others: drawn.slice(brackets.length),
    credits: parts.at(-1) ?? 0,
    left: notTax - parts.reduce((sum, part) => sum + part, 0),
    untaxed: parts.slice(0, -1),
  }
}
