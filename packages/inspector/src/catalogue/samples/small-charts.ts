import { copy } from '@aangiftewijs/domain/language'
import { defaultPreferences } from '@aangiftewijs/domain/preferences'
import type { SampleAnswer, SampleEvent } from '../chart-entry.ts'
import { answeredReturn, exampleArticle, moment } from './example-data.ts'
import { answered, byItself, fails, failures, sample } from './sample.ts'

const at = moment.toISOString()

export const tipsEvents: readonly SampleEvent[] = [
  sample(
    { type: 'tips are asked for', filing: answeredReturn, documents: [] },
    copy('With a return', 'Met een aangifte'),
  ),
  sample({ type: 'tips are asked for', filing: null, documents: [] }, copy('Without a return', 'Zonder aangifte')),
  sample({ type: 'trying again is chosen' }),
]
export const tipsAnswers: readonly SampleAnswer[] = [
  answered('makeTips', copy('The tips are made', 'De tips zijn gemaakt'), () => []),
  ...failures('makeTips'),
]

export const chatEvents: readonly SampleEvent[] = [
  sample({ type: 'the panel is toggled' }),
  sample({ type: 'a message is sent', text: 'How do I save tax?', at }, copy('A question', 'Een vraag')),
  sample({ type: 'a message is sent', text: ' ', at }, copy('Only a space', 'Alleen een spatie')),
  sample({ type: 'trying again is chosen' }),
]
export const chatAnswers: readonly SampleAnswer[] = [
  answered('askAdvisor', copy('A reply', 'Een antwoord'), () => ({ reply: 'tax', at })),
  ...failures('askAdvisor'),
]

export const calculatorEvents: readonly SampleEvent[] = [
  sample({ type: 'the amounts are given', fields: { salary: '45.000' } }, copy('Right amounts', 'Goede bedragen')),
  sample({ type: 'the amounts are given', fields: { salary: '-1' } }, copy('A wrong amount', 'Een verkeerd bedrag')),
  sample(
    { type: 'the amounts are given', fields: { salary: '45.000', mortgageInterest: '-5' } },
    copy('A wrong deduction', 'Een verkeerde aftrekpost'),
  ),
  sample({ type: 'the basic tab is chosen' }),
  sample({ type: 'the detailed tab is chosen' }),
]

export const preferencesEvents: readonly SampleEvent[] = [
  sample(
    { type: 'a switch is turned', name: 'statusUpdates', isOn: false },
    copy('Status updates off', 'Statusberichten uit'),
  ),
  sample(
    { type: 'a switch is turned', name: 'statusUpdates', isOn: true },
    copy('Status updates on', 'Statusberichten aan'),
  ),
  sample({ type: 'saving is chosen' }),
  byItself(
    sample({ type: 'the remembered settings are read', preferences: { ...defaultPreferences, statusUpdates: false } }),
  ),
]
export const preferencesAnswers: readonly SampleAnswer[] = [
  answered('rememberPreferences', copy('Remembered', 'Onthouden'), () => defaultPreferences),
  ...failures('rememberPreferences'),
]

export const newsFilterEvents: readonly SampleEvent[] = [
  sample({ type: 'a range is chosen', range: 'yesterday' }, copy('Yesterday', 'Gisteren')),
  sample({ type: 'a day is chosen', day: '2026-11-10' }, copy('November 10', '10 november')),
  sample({ type: 'a category is chosen', category: 'tools' }, copy('Tools', 'Gereedschap')),
  sample({ type: 'the filters are reset' }),
  sample({ type: 'refreshing is chosen' }),
  sample({ type: 'loading again is chosen' }),
]
export const newsFilterAnswers: readonly SampleAnswer[] = [
  answered('loadArticles', copy('One article', 'Eén artikel'), () => [exampleArticle]),
  answered('loadArticles', copy('No articles', 'Geen artikelen'), () => []),
  ...failures('loadArticles'),
  answered('refreshNews', copy('Refreshed', 'Ververst'), () => null),
  ...failures('refreshNews'),
]

/** The request's own call throws whatever it throws: the request is the one that makes a failure of it. */
export const remoteRequestAnswers: readonly SampleAnswer[] = [
  answered('perform', copy('An answer', 'Een antwoord'), () => null),
  fails('perform', copy('Fails', 'Mislukt'), new Error('No answer came.')),
]
