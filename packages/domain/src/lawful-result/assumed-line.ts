import { type Copy, copy } from '../language/index.ts'
import { type Cents, eurosOf, formatWholeEuros } from '../money/index.ts'
import type { Role } from '../tax-law/index.ts'
import type { Assumed, UnsaidFact } from './assumed.ts'
import { atStake } from './at-stake.ts'
import type { LawfulFigure } from './figure.ts'
import { saidAmount } from './said-amount.ts'
import { stakeWords } from './stake.copy.ts'
import { isAbsent, isUnsure, type Unsure } from './unsure.ts'
import { withGap } from './with-gap.ts'
import { assumedBy, resultWords } from './words.copy.ts'

const ofRole: Readonly<Record<Role, Copy>> = { taxpayer: resultWords.yours, partner: resultWords.partners }

/** What a figure stands on, in words, with what hangs on it in cents; what is of one partner only says whose it is. */
export function assumedWords(assumed: Exclude<Assumed, Unsure>, stake: Cents = 0): Copy {
  const [first, second] = assumed.split(' ')
  if (second === undefined) return withStake(assumedBy[assumed as keyof typeof assumedBy], stakeWords[assumed], stake)
  return withGap(ofRole[first as Role], 'line', assumedBy[second as UnsaidFact])
}

/** What a figure stands on, as it is said of that figure. */
export interface AssumedLine {
  readonly text: Copy
  /** What belongs in its gaps. */
  readonly values?: { readonly found: string }
  /** Whether an amount of a person stands in it. */
  readonly isOfOnePerson: boolean
  /** The document to look at, where one was not read surely. */
  readonly documentId?: number | undefined
  /** What is done there. */
  readonly toDocument?: Copy
}

/** One thing that a figure stands on, in words. */
export function assumedLine(assumed: Assumed, figure: LawfulFigure): AssumedLine {
  if (!isUnsure(assumed)) {
    const stake = atStake(assumed, figure)
    return { text: assumedWords(assumed, stake), isOfOnePerson: stake > 0 }
  }
  const { question = nothing, found = '', because, documentId } = figure.unsure.find(({ gap }) => gap === assumed) ?? {}
  const [said, toDocument] = isAbsent(assumed)
    ? [resultWords.notFound, resultWords.typeNotFound]
    : because
      ? [resultWords[because], resultWords.sayAtDocument]
      : [resultWords.notSure, resultWords.correctRead]
  return {
    text: withGap(said, 'question', question),
    values: { found },
    isOfOnePerson: true,
    documentId,
    toDocument,
  }
}

const nothing = copy('', '')

function withStake(words: Copy, ofStake: Copy | undefined, stake: Cents): Copy {
  if (!ofStake || stake === 0) return words
  const amount = formatWholeEuros(eurosOf(saidAmount(stake)))
  const said = (language: 'en' | 'nl') => `${words[language]} ${ofStake[language].replace('{amount}', amount)}`
  return copy(said('en'), said('nl'))
}
