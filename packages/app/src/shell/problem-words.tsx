import type { Copy } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { ReactNode } from 'react'
import { T } from '../copy/words.tsx'

/** The errors of a form in words. */
export interface ErrorWords {
  /** The words under one control, or nothing; spread: `<TextField {...errorOf('bsn')} />`. */
  readonly errorOf: (field: string) => { readonly error?: ReactNode }
  /** The lines of the error summary. */
  readonly lines: readonly { readonly href?: string; readonly text: ReactNode }[]
}

/** Problems as words, for the controls of a form and for its summary; `idOf` gives a control's id where that is not its name. */
export function wordsOfProblems(
  problems: readonly Problem[],
  wordsFor: (problem: Problem) => Copy,
  idOf: (field: string) => string = (field) => field,
): ErrorWords {
  const words = (problem: Problem) => <T text={wordsFor(problem)} />
  return {
    errorOf: (field) => {
      const problem = problems.find((candidate) => candidate.field === field)
      return problem === undefined ? {} : { error: words(problem) }
    },
    lines: problems.map((problem) => ({ href: `#${idOf(problem.field)}`, text: words(problem) })),
  }
}
