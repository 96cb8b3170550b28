import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { LateDialog } from './LateDialog.tsx'
import { actionWords as words } from './review.copy.ts'
import { isBusy, type Wizard } from './use-tax-return.ts'

interface ProceedProps {
  readonly filing: TaxFiling
  readonly wizard: Wizard
}

const noteId = 'proceed-note'

/**
 * The way to submission: marked as disabled, yet pressing it opens the notice Testomgeving, whose second button goes on to
 * the practice submission. Without script the button is a link to this page with the notice open. Decisions, Filing.
 */
export function ProceedToSubmission({ filing, wizard }: ProceedProps) {
  const { snapshot, send } = wizard
  const { path, search } = usePage()
  const isHydrated = useHydrated()
  return (
    <>
      {isHydrated ? (
        <Button
          isUnavailable={!isBusy(wizard, 'review')}
          isPending={isBusy(wizard, 'review')}
          aria-describedby={noteId}
          onPress={() => send({ type: 'proceeding is chosen' })}
        >
          <T text={words.proceed} />
        </Button>
      ) : (
        <LinkButton href={`${path}?notice`}>
          <T text={words.proceed} />
        </LinkButton>
      )}
      <LateDialog
        isOpen={snapshot.hasTag('notice')}
        isOpenWithoutScript={new URLSearchParams(search).has('notice')}
        onClose={() => send({ type: 'the notice is closed' })}
        title={<T text={words.noticeTitle} />}
        actions={isHydrated ? <NoticeButtons send={send} /> : <NoticeForm path={path} version={filing.version} />}
      >
        <Text>
          <T text={words.noticeText} />
        </Text>
      </LateDialog>
      <Text id={noteId} size="sm" tone="muted">
        <T text={words.proceedNote} />
      </Text>
    </>
  )
}

const NoticeButtons = ({ send }: Pick<Wizard, 'send'>) => (
  <>
    <Button variant="secondary" onPress={() => send({ type: 'the notice is closed' })}>
      <T text={words.noticeClose} />
    </Button>
    <Button onPress={() => send({ type: 'the practice submission is chosen' })}>
      <T text={words.noticeContinue} />
    </Button>
  </>
)

const NoticeForm = ({ path, version }: { readonly path: string; readonly version: number }) => (
  <>
    <LinkButton href={path} variant="secondary">
      <T text={words.noticeClose} />
    </LinkButton>
    <form method="post" action={pathOf('review')}>
      <input type="hidden" name="version" value={version} />
      <Button type="submit">
        <T text={words.noticeContinue} />
      </Button>
    </form>
  </>
)
