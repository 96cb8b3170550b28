import { referenceOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useDocuments } from '../../ports/queries.ts'
import { AddressButton } from '../../shell/AddressButton.tsx'
import { DeferredDialog } from '../../shell/DeferredDialog.tsx'
import { useNavigate } from '../../shell/navigation.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { useQuestion } from '../../shell/use-question.ts'
import { askedFrom, discardAsked, returnsPath } from './addresses.ts'
import { askWords } from './ask-to-discard.copy.ts'
import { discardWords } from './discard.copy.ts'

/**
 * Discards a return that is not submitted, once it was asked what goes with it. The answer is a form also where script runs: the steps then
 * work on another return, and the page that comes begins with that. It says which version was seen, so that nothing newer is deleted unseen.
 * Keeping it leads back to where it was asked from.
 */
export function DiscardReturn({ filing }: { readonly filing: TaxFiling }) {
  const { id, year, version, correctsFilingId } = filing
  const { path, search } = usePage()
  const from = askedFrom(search)
  const { isOpen, open, close, trigger } = useQuestion(discardAsked(id, from?.at))
  const navigate = useNavigate()
  const keep = () => {
    close()
    if (from) void navigate(from.href, { replace: true })
  }
  const count = useDocuments().filter(({ taxFilingId }) => taxFilingId === id).length
  const isCorrection = correctsFilingId !== null
  const values = { year, count, reference: isCorrection ? referenceOf({ id: correctsFilingId, year }) : '' }
  const label = <T text={isCorrection ? askWords.correction : askWords.return} values={values} />
  return (
    <>
      <AddressButton href={`${path}?${discardAsked(id)}`} variant="quietDanger" onPress={open} ref={trigger}>
        {label}
      </AddressButton>
      <DeferredDialog
        isOpen={isOpen}
        onClose={keep}
        role="alertdialog"
        title={<T text={isCorrection ? discardWords.correctionTitle : discardWords.title} values={values} />}
        actions={
          <>
            <AddressButton variant="secondary" href={from?.href ?? path} onPress={keep}>
              <T text={discardWords.keep} />
            </AddressButton>
            <form method="post" action={returnsPath}>
              <input type="hidden" name="filingId" value={id} />
              <input type="hidden" name="version" value={version} />
              <Button type="submit" name="intent" value="discard" variant="danger">
                {label}
              </Button>
            </form>
          </>
        }
      >
        <Stack gap={2}>
          <Text>
            <T text={isCorrection ? discardWords.correctionText : discardWords.text} values={values} />
          </Text>
          {count > 0 && (
            <Text>
              <T text={count === 1 ? discardWords.oneDocument : discardWords.documents} values={values} />
            </Text>
          )}
          <Text>
            <T text={discardWords.forGood} />
          </Text>
        </Stack>
      </DeferredDialog>
    </>
  )
}
