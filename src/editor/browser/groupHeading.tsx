interface Props {
  field: { get: (name: 'label') => string };
}

export const groupId = (title: string): string => `group-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function GroupHeading({ field }: Props) {
  const title = field.get('label');
  return (
    <h2 className="editor-group" id={groupId(title)} tabIndex={-1}>
      {title}
    </h2>
  );
}

export const groupHeading = { name: 'group', controlComponent: GroupHeading, previewComponent: () => null };
