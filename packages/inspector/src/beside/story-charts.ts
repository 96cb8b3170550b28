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
const dailyNews = none(
  'Every choice is an address of its own, and what is fetched is kept by the answer store: no chart.',
)

/** Every screen story, by its id in Storybook, with its chart. A test fails when one is missing. */
export const storyCharts: Readonly<Record<string, StoryChart>> = {
  'screens-quick-tax-calculator--empty': runs(calculator('tab.basic', 'result.none')),
  'screens-quick-tax-calculator--detailed': runs(calculator('tab.detailed', 'result.none')),
  'screens-quick-tax-calculator--to-pay': runs(calculator('tab.basic', 'result.shown')),
  'screens-quick-tax-calculator--refund': runs(calculator('tab.basic', 'result.shown')),
  'screens-quick-tax-calculator--deductions-above-income': runs(calculator('tab.detailed', 'result.shown')),
  'screens-quick-tax-calculator--largest-amounts': runs(calculator('tab.basic', 'result.shown')),
  'screens-quick-tax-calculator--with-problems': runs(calculator('tab.basic', 'result.refused')),

  'screens-advisor-chat--open': runs(chatting),

  'screens-dashboard--visitor': runs(absent),
  'screens-dashboard--without-return': runs(present, chatting),
  'screens-dashboard--with-return': runs(present, chatting),
  'screens-dashboard--completed': runs(present, chatting),
  'screens-dashboard--signed-in-with-digid': runs(present, chatting),
  'screens-dashboard--long-name-in-dutch': runs(present, chatting),
  'screens-digid-dashboard--citizen': runs(present),
  'screens-digid-dashboard--looking-around': runs(present),

  'screens-documents--empty': runs(scan('choosing'), wizard('documents.answering')),
  'screens-documents--with-documents': runs(scan('passed'), scan('scanning.waiting'), wizard('documents.answering')),
  'screens-documents--file-refused': answer(scan('invalid'), wizard('documents.answering')),
  'screens-documents--completed': runs(scan('passed'), wizard('documents.answering')),
  'screens-upload--uploading': runs(scan('uploading.growing')),
  'screens-upload--reading': runs(scan('scanning.waiting')),
  'screens-upload--extracted': runs(scan('passed')),
  'screens-upload--nothing-found': runs(scan('unread')),
  'screens-upload--password-asked': runs(scan('passwordRequired')),
  'screens-upload--password-refused': runs(scan('passwordRequired')),
  'screens-upload--failed': runs(scan('failed')),
  'screens-upload--several-refused': runs(scan('invalid')),
  'screens-sample-documents--samples': none('A list to look at and to download; nothing on it has states.'),
  'screens-sample-documents--none': none('A list to look at and to download; nothing on it has states.'),

  'screens-error--on-the-server': gone,
  'screens-error--in-the-browser': gone,
  'screens-not-found--unknown-path': gone,

  'screens-about--default': text,
  'screens-about--dutch': text,
  'screens-accessibility--default': text,
  'screens-accessibility--dutch': text,
  'screens-contact--default': text,
  'screens-contact--dutch': text,
  'screens-faq--default': text,
  'screens-faq--dutch': text,
  'screens-help--default': text,
  'screens-help--dutch': text,
  'screens-help--search-results': text,
  'screens-privacy--default': text,
  'screens-privacy--dutch': text,
  'screens-resources--default': text,
  'screens-resources--dutch': text,
  'screens-tax-guide--default': text,
  'screens-tax-guide--dutch': text,
  'screens-terms--default': text,
  'screens-terms--dutch': text,
  'screens-style-guide--english': text,
  'screens-style-guide--dutch': text,

  'screens-menu--signed-in': runs(present),
  'screens-menu--visitor': runs(absent),
  'screens-shell--signed-in': runs(present),
  'screens-shell--visitor': runs(absent),
  'screens-shell--loading-another-page': runs(present),
  'screens-shell--with-message': runs(present),
  'screens-shell--in-dutch': runs(present),

  'screens-news--top-news': dailyNews,
  'screens-news--one-day': dailyNews,
  'screens-news--dutch': dailyNews,
  'screens-news--empty': dailyNews,
  'screens-news--loading': dailyNews,
  'screens-news--failed': dailyNews,
  'screens-news-product--articles': runs(news('showing.populated')),
  'screens-news-product--dutch': runs(news('showing.populated')),
  'screens-news-product--empty': runs(news('showing.empty')),
  'screens-news-texts--contact': text,
  'screens-news-texts--privacy': text,
  'screens-news-texts--terms': text,

  'screens-sign-in--login': runs(absent),
  'screens-sign-in--register': runs(absent),
  'screens-sign-in--refused': answer(session('absent.notSignedIn')),
  'screens-sign-in--login-with-problems': answer(absent),
  'screens-sign-in--register-with-problems': answer(absent),
  'screens-gate--redirecting': runs(absent),
  'screens-session-warning--asking': runs(session('present.warned.asking')),
  'screens-session-warning--extending': runs(session('present.warned.extending')),
  'screens-session-warning--not-extended': runs(session('present.warned.notExtended')),

  'screens-settings--notifications': runs(preferences('unchanged')),
  'screens-settings--security': password,
  'screens-settings--security-after-digid': password,
  'screens-settings--password-with-problems': password,

  'screens-setup--first-time': runs(wizard('setup.answering')),
  'screens-setup--updating': runs(wizard('setup.answering')),
  'screens-setup--after-a-submitted-return': runs(wizard('setup.answering')),
  'screens-setup--with-problems': answer(wizard('setup.refused')),

  'screens-partner--empty': runs(wizard('partner.answering')),
  'screens-partner--filled': runs(wizard('partner.answering')),
  'screens-partner--not-joint': runs(wizard('partner.answering')),
  'screens-partner--completed': runs(wizard('partner.answering')),
  'screens-partner--with-problems': answer(wizard('partner.refused')),

  'screens-income--empty': runs(wizard('income.answering')),
  'screens-income--from-documents': runs(wizard('income.answering')),
  'screens-income--saved-otherwise': runs(wizard('income.answering')),
  'screens-income--without-return': runs(wizard('income.answering')),
  'screens-income--completed': runs(wizard('income.answering')),
  'screens-income--overtaken': answer(wizard('income.overtaken')),
  'screens-income--with-problems': answer(wizard('income.refused')),

  'screens-deductions--empty': runs(wizard('deductions.answering')),
  'screens-deductions--not-sure': runs(wizard('deductions.answering')),
  'screens-deductions--filled': runs(wizard('deductions.answering')),
  'screens-deductions--completed': runs(wizard('deductions.answering')),
  'screens-deductions--with-problems': answer(wizard('deductions.refused')),

  'screens-review--joint': runs(wizard('review.answering'), tips),
  'screens-review--single': runs(wizard('review.answering'), tips),
  'screens-review--just-begun': runs(wizard('review.answering'), tips),
  'screens-review--not-found': runs(wizard('review.answering')),
  'screens-review--completed': runs(wizard('review.answering'), tips),

  'screens-submit--ready': runs(wizard('submit.answering')),
  'screens-submit--steps-missing': runs(wizard('submit.answering')),
  'screens-submit--with-problems': answer(wizard('submit.refused')),
  'screens-submit--submitted': runs(wizard('submitted')),
}
