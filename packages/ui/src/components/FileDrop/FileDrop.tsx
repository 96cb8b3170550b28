import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react'
import { type ControlProps, describedBy, Field, idsOf, isShown } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps extends ControlProps {
  /** Which files the browser offers: `.pdf,application/pdf`. The server decides. */
  readonly accept?: string | undefined
  /** Called with the chosen or dropped files. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
  /** "Drop your annual statement here". */
  readonly dropLabel: ReactNode
  /** "or choose a file". */
  readonly browseLabel: ReactNode
  /** More than one file at a time.
   * @default false */
  readonly isMultiple?: boolean | undefined
  /** Forgets the chosen files once `onFiles` has them, so that the same file can be chosen again; no list is shown.
   * @default false */
  readonly isImmediate?: boolean | undefined
  /** One line high, where files are there already.
   * @default false */
  readonly isCompact?: boolean | undefined
  /** "Take a photo": a second button, on touch screens, that opens the camera. It acts by script only: what it takes goes to `onFiles`. */
  readonly cameraLabel?: ReactNode
}

/** A place to drop files on, which is a real file input: it posts with the form, also without script. */
export function FileDrop({
  name,
  id,
  label,
  hint,
  error,
  isRequired,
  isDisabled = false,
  optionalLabel,
  accept,
  onFiles,
  dropLabel,
  browseLabel,
  isMultiple = false,
  isImmediate = false,
  isCompact = false,
  cameraLabel,
}: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    if (isImmediate) event.target.value = ''
    else setChosen(files.map((file) => file.name))
    if (files.length > 0) onFiles?.(files)
  }
  // Only what is dropped as a file counts; a dragged link or text leaves the zone calm.
  const over = (event: DragEvent) => setOver(!isDisabled && event.dataTransfer.types.includes('Files'))
  const leave = () => setOver(false)

  return (
    <Field {...{ id, name, label, hint, error, optionalLabel }} errorRole={isImmediate ? 'alert' : undefined}>
      <div className={styles.places}>
        <div
          className={styles.zone}
          data-compact={isCompact || undefined}
          data-over={isOver || undefined}
          data-invalid={isShown(error) || undefined}
          data-disabled={isDisabled || undefined}
        >
          <span className={styles.icon}>
            <Icon name="upload" size="large" />
          </span>
          <span aria-hidden="true" className={styles.drop}>
            {dropLabel}
          </span>
          <span aria-hidden="true" className={styles.browse}>
            {browseLabel}
          </span>
          <input
            {...describedBy({ id, name, hint, error, isRequired })}
            type="file"
            id={idsOf({ id, name }).control}
            name={name}
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={choose}
            onDragEnter={over}
            onDragOver={over}
            onDragLeave={leave}
            onDrop={leave}
            className={styles.input}
          />
        </div>
        {isShown(cameraLabel) && (
          <label className={styles.camera}>
            <Icon name="camera" />
            {cameraLabel}
            <input
              type="file"
              id={`${idsOf({ id, name }).control}-camera`}
              accept="image/jpeg,image/png"
              capture="environment"
              disabled={isDisabled}
              onChange={choose}
              className={styles.input}
            />
          </label>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-live="polite">
          {chosen.map((fileName) => (
            <li key={fileName} className={styles.file}>
              <Icon name="document" size="small" />
              {fileName}
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
