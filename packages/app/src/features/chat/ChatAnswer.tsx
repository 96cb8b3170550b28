import { guideAbout, type ReplyId, type Subject, subjects, topicAnswer } from '@aangiftewijs/domain/chat'
import { dayOf } from '@aangiftewijs/domain/day'
import { isTaxYear } from '@aangiftewijs/domain/tax-law'
import { currentTaxYear } from '@aangiftewijs/domain/tax-return'
import type { AdvisorReply } from '@aangiftewijs/machines/chat'
import { Link } from '@aangiftewijs/ui/Link'
import { Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { chatWords } from './copy.ts'

/** The part of the guide a reply sends to. */
const guideOf: Readonly<Record<Subject, string>> = {
  invest: '/tax-guide#overview',
  tax: '/tax-guide#overview',
  mortgage: '/tax-guide#deductions',
  save: '/tax-guide#deductions',
  more: '/tax-guide',
}

const isSubject = (reply: ReplyId): reply is Subject => subjects.some((subject) => subject === reply)

/** The reply, and after a general one the figures that were asked about. */
export const ChatAnswer = ({ reply, topic, year }: AdvisorReply) =>
  topic === undefined ? (
    <Reply reply={reply} asked={year} />
  ) : (
    <Stack gap={2}>
      <div>
        <Reply reply={reply} asked={year} />
      </div>
      <div>
        <Reply reply={topic} asked={year} />
      </div>
    </Stack>
  )

interface ReplyProps {
  readonly reply: ReplyId
  /** The tax year the question named. */
  readonly asked: number | undefined
}

/** A prepared text, or the figures of the year that was asked about; without one, of the return that is open. */
function Reply({ reply, asked }: ReplyProps) {
  const open = useCurrentFiling()?.year
  const { now } = usePage()
  const year = [asked, open].find((one) => one !== undefined && isTaxYear(one)) ?? currentTaxYear
  const answer = isSubject(reply)
    ? chatWords[reply]
    : topicAnswer(reply, isTaxYear(year) ? year : currentTaxYear, dayOf(new Date(now)))
  return (
    <>
      <T text={answer} />{' '}
      <Link href={isSubject(reply) ? guideOf[reply] : guideAbout(reply)}>
        <T text={chatWords.guide} />
      </Link>
    </>
  )
}
