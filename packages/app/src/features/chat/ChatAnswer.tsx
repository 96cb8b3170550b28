import { type CloserId, guideAbout, type ReplyId, topicAnswer } from '@aangiftewijs/domain/chat'
import { dayOf } from '@aangiftewijs/domain/day'
import { isTaxYear } from '@aangiftewijs/domain/tax-law'
import { currentTaxYear } from '@aangiftewijs/domain/tax-return'
import type { AdvisorReply } from '@aangiftewijs/machines/chat'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { longestQuery } from '../guide/site-search/find.ts'
import { chatWords } from './copy.ts'

/** The part of the guide that a prepared text sends to. */
const guideOf = {
  invest: '/tax-guide#overview',
  tax: '/tax-guide#overview',
  mortgage: '/tax-guide#deductions',
  save: '/tax-guide#deductions',
  more: '/tax-guide',
  noMore: '/tax-guide',
} as const
type Prepared = keyof typeof guideOf

const isPrepared = (reply: ReplyId | CloserId): reply is Prepared => reply in guideOf

/**
 * What is said, in its order. What was asked about more closely comes first, the general reply after it; of tax almost every question speaks,
 * so beside an answer the reply about tax in general is left out. That no more is known follows what is.
 */
function saidOf({ reply, topic }: AdvisorReply): readonly (ReplyId | CloserId)[] {
  if (topic === undefined) return [reply]
  if (topic === 'noMore') return [reply, topic]
  return reply === 'tax' ? [topic] : [topic, reply]
}

/** The answer to a question, with the way to the search where there is none. */
export function ChatAnswer(answer: AdvisorReply) {
  const said = saidOf(answer)
  return (
    <Stack gap={2}>
      {said.map((one) => (
        <div key={one}>
          <Reply reply={one} asked={answer.year} search={one === said.at(-1) ? answer.search : undefined} />
        </div>
      ))}
    </Stack>
  )
}

interface ReplyProps {
  readonly reply: ReplyId | CloserId
  /** The tax year the question named. */
  readonly asked: number | undefined
  /** What to search for where there is no answer. */
  readonly search?: string | undefined
}

/** A prepared text, or the figures of the year that was asked about; without one, of the return that is open. */
function Reply({ reply, asked, search }: ReplyProps) {
  const open = useCurrentFiling()?.year
  const { now } = usePage()
  const year = [asked, open].find((one) => one !== undefined && isTaxYear(one)) ?? currentTaxYear
  const answer = isPrepared(reply)
    ? chatWords[reply]
    : topicAnswer(reply, isTaxYear(year) ? year : currentTaxYear, dayOf(new Date(now)))
  const place = isPrepared(reply) ? guideOf[reply] : guideAbout(reply)
  return (
    <>
      <T text={answer} />{' '}
      <Link href={place}>
        <T text={place.startsWith('/faq') ? chatWords.questions : chatWords.guide} />
      </Link>
      {search !== undefined && (
        <>
          {' · '}
          <Link href={`/help?${new URLSearchParams({ q: search.slice(0, longestQuery) })}`}>
            <T text={chatWords.search} />
          </Link>
        </>
      )}
    </>
  )
}
