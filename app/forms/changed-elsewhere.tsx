/** Stands in a form that keeps what is typed although the same was changed elsewhere meanwhile. */
export const ChangedElsewhere = ({ onShow }: { onShow: () => void }) => (
  <span className="text-sm">
    Changed elsewhere.{' '}
    <button type="button" className="text-link" onClick={onShow}>
      Show
    </button>
  </span>
);
