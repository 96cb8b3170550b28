import { Button, type ButtonProps } from '@aangiftewijs/ui/Button'

interface AddressButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'form' | 'onPress'> {
  /** Where the server shows what pressing the button would have done: a path of this site. */
  readonly href: string
  readonly onPress: () => void
}

/** A button that acts by script, and without it opens an address. The same element in both cases, so that the focus stays on it. */
export function AddressButton({ href, onPress, ...button }: AddressButtonProps) {
  const { pathname, search, hash } = new URL(href, 'http://localhost')
  return (
    <form
      action={pathname + hash}
      onSubmit={(event) => {
        event.preventDefault()
        if (!button.isPending) onPress()
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" />
    </form>
  )
}
