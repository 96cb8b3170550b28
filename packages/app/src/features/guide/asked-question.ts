import { questionAddress } from '@aangiftewijs/domain/question-address'

/** `income.salary`: a step of the return, and what to come back to on its page. */
const parameter = 'question'
// Written out: the table of steps would weigh more than the page may.
const written = /^(setup|partner|documents|income|deductions|review|submit)\.([A-Za-z][\w-]*)$/

/** The address of a passage of the guide, which leads back to the control of this id on the page of this path. */
export function passageFor(href: string, path: string, control: string): string {
  const [page = '', passage = ''] = href.split('#')
  return `${page}?${parameter}=${path.split('/').at(-1)}.${control}#${passage}`
}

/** The address of the question that the search part of an address names; null where it names none. */
export function askedQuestion(search: string): string | null {
  const [, step, control] = written.exec(new URLSearchParams(search).get(parameter) ?? '') ?? []
  return step === undefined || control === undefined ? null : questionAddress(`/tax-filing/${step}`, control)
}
