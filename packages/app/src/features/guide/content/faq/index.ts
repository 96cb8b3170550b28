import { copy } from '@aangiftewijs/domain/language'
import type { Content } from '../../blocks.ts'
import { application } from './application.ts'
import { deductions } from './deductions.ts'
import { process } from './process.ts'

/** The frequently asked questions in three groups: each section is a question, its blocks the answer. Spec 2 § 2.11. */
export const content: Content = {
  lead: copy(
    'Short answers about filing, deductions and this application.',
    'Korte antwoorden over aangifte doen, aftrekposten en deze applicatie.',
  ),
  parts: [process, deductions, application],
}
