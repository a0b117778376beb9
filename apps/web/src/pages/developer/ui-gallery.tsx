export const UiGallery = () => null;
