export {
  DocumentFrame,
  type DocumentFrameProps,
  DocumentPicture,
  type DocumentPictureProps,
  type MarkedArea,
} from './DocumentFrame.tsx'
