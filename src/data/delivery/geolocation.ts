/** S9-04. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 5000, maximumAge: 60_000 };

/** Where the browser says it is, or null when it cannot or may not say (S8-20). */
export const currentPosition = (): Promise<{ lat: number; lng: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      options,
    );
  });
