import type { Figure } from '../documents/index.ts'
import { type AlsoCountName, alsoCountAt, amountQuestions } from './questions/index.ts'
import { isReadFrom, type Question } from './questions/question.ts'

/** The questions under “also count this” of both steps. */
export const alsoQuestions: Readonly<Record<string, Question>> = { ...alsoCountAt.income, ...alsoCountAt.deductions }
const asked: readonly (readonly [string, Question])[] = Object.entries<Question>({
  ...amountQuestions,
  ...alsoQuestions,
})

/** Whether any question takes a figure, of the person or of the partner. What none takes is only shown with its document. */
export const fillsIn = (figure: Pick<Figure, 'type' | 'name' | 'source'>): boolean =>
  asked.some(([, question]) => isReadFrom(figure, question))

/** The question of the law that a figure of a person, or of the partner, fills in. */
export function questionOf(
  figure: Pick<Figure, 'type' | 'name' | 'source'>,
  owner: 'own' | 'partner',
): AlsoCountName | undefined {
  const [name, question] = asked.find(([, one]) => isReadFrom(figure, one)) ?? []
  if (name === undefined) return undefined
  const isOfOwn = owner === 'own' || question?.isOfBoth
  const [filled] = isOfOwn
    ? [name in alsoQuestions ? name : undefined]
    : (asked.find(([, { ofPartner }]) => ofPartner === name) ?? [])
  return filled as AlsoCountName | undefined
}
