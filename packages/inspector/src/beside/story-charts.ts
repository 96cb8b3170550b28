/** Where a chart of the catalogue stands: its innermost states, one for each parallel part. */
export interface ChartPlace {
  readonly chart: string
  readonly at: readonly string[]
}

/**
 * The chart of a screen story: where it stands there. `answer` is for screens as the server sends them back after a form was
 * posted without script: the state is the one that answer stands for, and the chart that then starts in the browser begins anew.
 */
export type StoryChart =
  | { readonly kind: 'runs'; readonly places: readonly ChartPlace[] }
  | { readonly kind: 'answer'; readonly places: readonly ChartPlace[] }
  | { readonly kind: 'none'; readonly reason: string }

const runs = (...places: readonly ChartPlace[]): StoryChart => ({ kind: 'runs', places })
const answer = (...places: readonly ChartPlace[]): StoryChart => ({ kind: 'answer', places })
const none = (reason: string): StoryChart => ({ kind: 'none', reason })
const stands =
  (chart: string) =>
  (...at: readonly string[]): ChartPlace => ({ chart, at })

const wizard = stands('tax-return')
const scan = stands('document-scan')
const session = stands('session')
const calculator = stands('calculator')
const preferences = stands('preferences')
const news = stands('news-filter')
const tips = stands('tips')('idle')
const chatting = stands('chat')('panel.open', 'conversation.listening')

const absent = session('absent.signedOut')
const present = session('present.active')
const text = none('Only text: nothing on it has states.')
const gone = none('Nothing goes on here: the page only says what went wrong, and where to go.')
const password = none('The password form asks one thing of the server and shows its answer; it has no chart.')
const passkeys = none('The browser makes and shows the passkey, and the form goes to the server with it: no chart.')
const dailyNews = none(
  'Every choice is an address of its own, and what is fetched is kept by the query cache: no chart.',
)

/**
 * Every screen, by the start of its stories' ids in Storybook, with its chart; a story that differs has a row of its own. A test
 * fails when one is missing.
 */
export const storyCharts: Readonly<Record<string, StoryChart>> = {
  'screens-quick-tax-calculator': runs(calculator('tab.basic', 'result.shown')),
  'screens-quick-tax-calculator--empty': runs(calculator('tab.basic', 'result.none')),
  'screens-quick-tax-calculator--detailed': runs(calculator('tab.detailed', 'result.none')),
  'screens-quick-tax-calculator--deductions-above-income': runs(calculator('tab.detailed', 'result.shown')),
  'screens-quick-tax-calculator--partner-of-unknown-age': runs(calculator('tab.detailed', 'result.shown')),
  'screens-quick-tax-calculator--with-problems': runs(calculator('tab.basic', 'result.refused')),
  'screens-advisor-chat': runs(chatting),
  'screens-dashboard': runs(present, chatting),
  'screens-dashboard--visitor': runs(absent),
  'screens-digid-dashboard': runs(present),
  'screens-documents': runs(scan('choosing'), wizard('documents.answering')),
  'screens-documents--with-documents': runs(scan('passed'), scan('scanning.waiting'), wizard('documents.answering')),
  'screens-documents--many-documents': runs(scan('passed'), wizard('documents.answering')),
  'screens-documents--papers-of-no-question': runs(scan('passed'), wizard('documents.answering')),
  'screens-documents--correction': runs(scan('passed'), wizard('documents.answering')),
  'screens-documents--file-refused': answer(scan('invalid'), wizard('documents.answering')),
  'screens-documents--completed': runs(scan('passed'), wizard('documents.answering')),
  'screens-upload': runs(scan('passwordRequired')),
  'screens-upload--uploading': runs(scan('uploading.growing')),
  'screens-upload--reading': runs(scan('scanning.waiting')),
  'screens-upload--extracted': runs(scan('passed')),
  'screens-upload--nothing-found': runs(scan('unread')),
  'screens-upload--not-in-time': runs(scan('late.waiting')),
  'screens-upload--not-read-yet': runs(scan('late.waiting')),
  'screens-upload--failed': runs(scan('failed')),
  'screens-upload--several-refused': runs(scan('invalid')),
  'screens-sample-documents': none('A list to look at and to download; nothing on it has states.'),
  'screens-error': gone,
  'screens-not-found': gone,
  'screens-about': text,
  'screens-accessibility': text,
  'screens-contact': text,
  'screens-faq': text,
  'screens-help': text,
  'screens-privacy': text,
  'screens-resources': text,
  'screens-tax-guide': text,
  'screens-terms': text,
  'screens-style-guide': text,
  'screens-menu': runs(present),
  'screens-menu--visitor': runs(absent),
  'screens-shell': runs(present),
  'screens-shell--visitor': runs(absent),
  'screens-news': dailyNews,
  'screens-news-product': runs(news('showing.populated')),
  'screens-news-product--empty': runs(news('showing.empty')),
  'screens-news-product--no-such-category': runs(news('showing.empty')),
  'screens-news-product--nothing-that-day': runs(news('showing.empty')),
  'screens-news-texts': text,
  'screens-sign-in': runs(absent),
  'screens-sign-in--refused': answer(session('absent.notSignedIn')),
  'screens-sign-in--login-with-problems': answer(absent),
  'screens-sign-in--register-with-problems': answer(absent),
  'screens-gate': runs(absent),
  'screens-session-warning': runs(session('present.warned.asking')),
  'screens-session-warning--extending': runs(session('present.warned.extending')),
  'screens-session-warning--not-extended': runs(session('present.warned.notExtended')),
  'screens-activity': none('A list of what was: it only reads.'),
  'screens-settings': password,
  'screens-settings--notifications': runs(preferences('unchanged')),
  'screens-details': none('The forms are posted, with script as without: no chart.'),
  'screens-passkeys': passkeys,
  'screens-second-step': passkeys,
  'screens-setup': runs(wizard('setup.answering')),
  'screens-setup--with-problems': answer(wizard('setup.refused')),
  'screens-partner': runs(wizard('partner.answering')),
  'screens-partner--with-problems': answer(wizard('partner.refused')),
  'screens-income': runs(wizard('income.answering')),
  'screens-income--overtaken': answer(wizard('income.overtaken')),
  'screens-income--with-problems': answer(wizard('income.refused')),
  'screens-deductions': runs(wizard('deductions.answering')),
  'screens-deductions--with-problems': answer(wizard('deductions.refused')),
  'screens-deductions--part-above-its-whole': answer(wizard('deductions.refused')),
  'screens-previous-filings': runs(wizard('review.answering'), tips),
  'screens-review': runs(wizard('review.answering'), tips),
  'screens-review--not-found': runs(wizard('review.answering')),
  'screens-what-if': none(
    'What is tried out is computed at once and kept nowhere; a division is saved by one call: no chart.',
  ),
  'screens-submit': runs(wizard('submit.answering')),
  'screens-submit--with-problems': answer(wizard('submit.refused')),
  'screens-submit--submitted': runs(wizard('submitted')),
  'screens-submit--submitted-divided-worse': runs(wizard('submitted')),
}

/** The chart of a screen story, by its id in Storybook; undefined when the table does not name it. */
export const chartOfStory = (id: string): StoryChart | undefined =>
  storyCharts[id] ?? storyCharts[id.replace(/--.*/, '')]
